import type { Send } from "./webdriver";

/** What happened to a page that WebDriver doesn't tell. */
export interface Note {
  /**
   * Errors and policy violations of the console, files that were saved (their path), and addresses
   * that were handed to other programs, like mailto:.
   */
  kind: "error" | "violation" | "download" | "handed-over";
  text: string;
}

/** Width and height of the page in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A running browser with one window, driven by WebDriver's commands. */
export interface Engine {
  /** Name and version, for reports. */
  version: string;
  send: Send;
  resize: (size: Size) => Promise<void>;
  /** What has happened since the start, or since it was last forgotten. */
  notes: () => Promise<Note[]>;
  forget: () => Promise<void>;
  /** The page as a PDF, on letter paper with the margins that the print dialog proposes. */
  print: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** How a browser is started. */
export interface Settings {
  /** `false`: pages run no scripts of their own. */
  scripts?: boolean;
  /** Whether WebKit knows `command` and `commandfor`, as Safari does from 26.2 on. */
  commands?: boolean;
}

/** Starts a browser whose traffic leaves this machine for nowhere. */
export type Start = (settings?: Settings) => Promise<Engine>;
