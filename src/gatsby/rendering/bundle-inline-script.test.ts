import { bundleInlineScript } from "./inline-script";

test("the name of a closed day can't end or hide the script", async () => {
  const script = await bundleInlineScript(
    {
      notice: undefined,
      openingSchedule: {
        from: 0,
        states: [["Closed today for </script><!-- <script>alert(1)</script> $& ${name} `Day`"]],
        periods: [[1440, 0]],
      },
    },
    "/idle.js",
  );
  expect(script).toContain("Closed today for ");
  expect(script).not.toMatch(/<\/script|<!--/i);
});
