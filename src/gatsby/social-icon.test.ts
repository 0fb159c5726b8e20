import type { SocialIconName } from "../content/model/entities/navigation-schema";
import { socialIcon } from "./social-icon";

test("a network without an icon is logged", () => {
  const log = jest.spyOn(console, "error").mockReturnValue();
  expect(socialIcon("unicorn" as SocialIconName)).toBeNull();
  expect(log).toHaveBeenCalledWith("Could not find icon brand-unicorn");
});
