import { globalHistory } from "@gatsbyjs/reach-router";
import { fireEvent } from "@testing-library/react";
import "./close-dialogs";

const moves: Record<string, () => unknown> = {
  "a link": () => globalHistory.navigate("/about/"),
  "a redirect": () => globalHistory.navigate("/about/", { replace: true }),
  "Back or Forward": () => fireEvent.popState(window),
};

test.each(Object.entries(moves))("%s closes all dialogs", (_name, move) => {
  document.body.innerHTML = "<dialog></dialog><dialog></dialog><dialog></dialog>";
  const dialogs = [...document.querySelectorAll("dialog")];
  for (const dialog of dialogs.slice(1)) dialog.showModal();
  void move();
  expect(dialogs.map(({ open }) => open)).toEqual([false, false, false]);
});
