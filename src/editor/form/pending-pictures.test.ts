import { pendingPictures, trackPicture } from "./pending-pictures";

const nextTask = () => new Promise((done) => setTimeout(done));

test("a save waits for the pictures that are still being processed, also for broken ones", async () => {
  const events: string[] = [];
  let finish = (_name: string) => {};
  let fail = (_error: Error) => {};
  void trackPicture(new Promise<string>((resolve) => (finish = resolve))).then((name) =>
    events.push(name),
  );
  trackPicture(new Promise((_resolve, reject) => (fail = reject))).catch(() =>
    events.push("broken"),
  );
  const saved = pendingPictures().then(() => events.push("save"));
  finish("photo.webp");
  await nextTask();
  expect(events).toEqual(["photo.webp"]);
  fail(new Error("not a picture"));
  await saved;
  expect(events).toEqual(["photo.webp", "broken", "save"]);
});

test("a save without pictures doesn't wait", async () => {
  await expect(pendingPictures()).resolves.toBeUndefined();
});
