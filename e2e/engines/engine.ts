/** Width and height of the page in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Keys that aren't letters. */
export type Key = "Tab" | "Escape" | "ArrowDown";

export interface Settings {
  /** `false`: pages run no scripts of their own. */
  scripts: boolean;
  /** Whether WebKit supports `command` and `commandfor`, as Safari does from 26.2 on. */
  commands: boolean;
}

/** A running browser with one window: the operations that tests need, implemented for each library. */
export interface Engine {
  /** Opens a URL and waits until it has loaded. */
  goto: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page, also with scripts disabled; awaits promises. */
  run: (expression: string) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<unknown>;
  /** Scrolls down with the mouse wheel over a position of the window, in pixels. */
  wheelAt: (x: number, y: number, pixels: number) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  resize: (size: Size) => Promise<unknown>;
  /** The visible part of the page, as a PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** The page as a PDF, on letter paper with the print dialog's default margins. */
  print: () => Promise<Uint8Array>;
  /** Opens an empty page, which has the focus. */
  leave: () => Promise<void>;
  /** Errors and policy violations of all pages so far. */
  errors: () => string[];
  /** The download folder. */
  downloads: string;
  close: () => Promise<void>;
}

/** Starts a browser without access to the network. */
export type Start = (settings: Settings) => Promise<Engine>;
