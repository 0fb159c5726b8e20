/** Width and height of the page in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Keys that are no letters. */
export type Key = "Tab" | "Escape" | "ArrowDown";

/** How a browser is started. */
export interface Settings {
  /** `false`: pages run no scripts of their own. */
  scripts: boolean;
  /** Whether WebKit knows `command` and `commandfor`, as Safari does from 26.2 on. */
  commands: boolean;
}

/** A running browser with one window: what the tests ask of it, which each library does in its own words. */
export interface Engine {
  /** Goes to an address and waits until it has loaded. */
  goto: (address: string) => Promise<unknown>;
  /** The value of an expression in the page, with scripts off as well; a promise's is awaited. */
  run: (expression: string) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<unknown>;
  /** Turns the mouse's wheel down over a place of the window, by so many pixels. */
  wheelAt: (x: number, y: number, pixels: number) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  resize: (size: Size) => Promise<unknown>;
  /** What can be seen of the page, as a PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** The page as a PDF, on letter paper with the margins that the print dialog proposes. */
  print: () => Promise<Uint8Array>;
  /** Leaves the page for an empty one, which has the focus. */
  leave: () => Promise<void>;
  /** Errors and policy violations of all pages so far. */
  errors: () => string[];
  /** Where it saves files. */
  downloads: string;
  close: () => Promise<void>;
}

/** Starts a browser whose traffic leaves this machine for nowhere. */
export type Start = (settings: Settings) => Promise<Engine>;
