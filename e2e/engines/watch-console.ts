import WebSocket from "ws";

interface Message {
  id?: number;
  method?: string;
  params?: { level: string; text: string };
}

const events = ["log.entryAdded"];

/**
 * Adds the errors of all pages, thrown or logged, to the list, as WebDriver BiDi tells them.
 *
 * @returns what ends it
 */
export async function watchConsole(address: string, errors: string[]): Promise<() => void> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  await new Promise<void>((resolve) => {
    socket.on("message", (data: Buffer) => {
      const { id, params } = JSON.parse(data.toString()) as Message;
      if (id === 1) resolve();
      if (params?.level === "error") errors.push(params.text);
    });
    socket.send(JSON.stringify({ id: 1, method: "session.subscribe", params: { events } }));
  });
  return () => socket.close();
}
