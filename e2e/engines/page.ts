import { hasHydrated } from "../support/hydration";
import type { Engine } from "./engine";
import { find, type Target } from "./find";
import { findPlace, type Place } from "./find-place";
import { keyPresses, mouseClick, wheelTurn } from "./input-actions";
import { keys } from "./keys";
import { waitUntil } from "./wait-until";

/** The window's page as a visitor meets it: one interface for both engines. */
export class Page {
  constructor(
    readonly engine: Engine,
    /** What paths are relative to. */
    readonly origin: string,
    /** Whether pages run scripts. */
    readonly scripts: boolean,
  ) {}

  /** Goes to an address and waits until it has loaded. */
  async goto(path: string) {
    await this.engine.send("WebDriver:Navigate", { url: new URL(path, this.origin).href });
  }

  async back() {
    await this.engine.send("WebDriver:Back");
  }

  async forward() {
    await this.engine.send("WebDriver:Forward");
  }

  async reload() {
    await this.engine.send("WebDriver:Refresh");
  }

  /** Goes to an address, and waits for nothing. */
  async leaveFor(path: string) {
    await this.evaluate(
      (address) => void setTimeout(() => location.assign(address)),
      new URL(path, this.origin).href,
    );
    await this.waitFor((pathname) => location.pathname === pathname, path);
  }

  /** Goes to an address and waits until React has taken over the page, if scripts are on. */
  async open(path: string) {
    await this.goto(path);
    if (this.scripts) await this.waitFor(hasHydrated);
  }

  /** Runs a function in the page, with scripts off as well; what it takes and returns is JSON. */
  async evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const script = `return (${String(run)})(...arguments)`;
    const answer = await this.engine.send("WebDriver:ExecuteScript", { script, args: values });
    return answer as Awaited<Result>;
  }

  /** The same with an element of the page, which is waited for. */
  async on<Result, Values extends unknown[]>(
    target: Target,
    run: (element: HTMLElement, ...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    await this.see(target);
    const script = `const [target, ...values] = arguments;
      return (${String(run)})((${String(find)})(target), ...values);`;
    const args = [target, ...values];
    return (await this.engine.send("WebDriver:ExecuteScript", { script, args })) as Awaited<Result>;
  }

  /** Settles when the function's result in the page is true. */
  waitFor<Values extends unknown[]>(run: (...values: Values) => unknown, ...values: Values) {
    // A page that is just leaving answers with an error.
    const holds = () => this.evaluate(run, ...values).catch(() => false);
    return waitUntil(
      async () => Boolean(await holds()),
      `${String(run)} ${JSON.stringify(values)}`,
    );
  }

  /** Settles when the page has been drawn twice, and so has done what it does before that. */
  async nextFrames() {
    await this.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
    });
  }

  /** Whether the target can be seen now. */
  async sees(target: Target): Promise<boolean> {
    const script = `return Boolean((${String(find)})(arguments[0]))`;
    return (await this.engine.send("WebDriver:ExecuteScript", {
      script,
      args: [target],
    })) as boolean;
  }

  /** Waits until the target is there to be seen. */
  async see(target: Target) {
    const seen = () => this.sees(target).catch(() => false);
    await waitUntil(seen, `${JSON.stringify(target)} is visible`);
  }

  /** Waits until the target is gone. */
  async miss(target: Target) {
    const missed = () =>
      this.sees(target).then(
        (seen) => !seen,
        () => false,
      );
    await waitUntil(missed, `${JSON.stringify(target)} is hidden`);
  }

  text(target: Target): Promise<string> {
    return this.on(target, (element) => element.innerText.replaceAll(/\s+/g, " ").trim());
  }

  hasFocus(target: Target): Promise<boolean> {
    return this.on(target, (element) => element === document.activeElement);
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname);
  }

  /** Scrolls to the target, and waits until nothing moves it and nothing lies over it. */
  async reach(target: Target): Promise<Place> {
    let place: Place = { x: NaN, y: NaN };
    let obstacle = "";
    const stands = async () => {
      const before = place;
      if (this.scripts) await this.nextFrames(); // what glides has moved on by then
      ({ place, obstacle } = await this.on(target, findPlace));
      return obstacle === "" && place.x === before.x && place.y === before.y;
    };
    await waitUntil(stands, `${JSON.stringify(target)} can be clicked`).catch((error: Error) => {
      throw new Error(`${error.message}. ${obstacle}`);
    });
    return place;
  }

  async click(target: Target) {
    const { x, y } = await this.reach(target);
    await this.clickAt(x, y);
  }

  /** Moves the mouse to a place of the window and presses its button. */
  clickAt(x: number, y: number) {
    return this.perform(mouseClick(x, y));
  }

  /** Turns the mouse's wheel down over a place of the window, by so many pixels. */
  wheelAt(x: number, y: number, deltaY: number) {
    return this.perform(wheelTurn(x, y, deltaY));
  }

  /** Presses keys, one after another: letters, or those of keys.ts. */
  press(...names: string[]) {
    return this.perform(keyPresses(names));
  }

  private async perform(actions: object) {
    await this.engine.send("WebDriver:PerformActions", { actions: [actions] });
  }

  /** Types into a field. */
  async fill(target: Target, text: string) {
    await this.click(target);
    await this.press(...text.replaceAll("\n", keys.Enter));
  }

  /** What can be seen of the page, as a PNG. */
  async screenshot(): Promise<Buffer> {
    const picture = await this.engine.send("WebDriver:TakeScreenshot", { full: false });
    return Buffer.from(picture as string, "base64");
  }
}
