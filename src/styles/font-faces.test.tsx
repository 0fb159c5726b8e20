test.each(["production", "development"])("%s: paper has the site's fonts", async (mode) => {
  jest.replaceProperty(process.env, "NODE_ENV", mode);
  jest.resetModules();
  const { fontFaces } = await import("./font-faces");
  const [{ props } = { props: {} }] = fontFaces();
  expect(props).toHaveProperty("media", expect.stringMatching(/print|all/));
});
