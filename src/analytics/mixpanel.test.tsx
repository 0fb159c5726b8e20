import mixpanel from "mixpanel-browser/src/loaders/loader-module-core";
import { startMixpanel } from "./mixpanel";

jest.mock("mixpanel-browser/src/loaders/loader-module-core", () => ({
  __esModule: true,
  default: { init: jest.fn(), register: jest.fn() },
}));

type Hook = "before_track" | "before_send_events";

test("the library starts with the settings of the specification, and its events have no queries", async () => {
  window.history.replaceState(null, "", "/?utm_source=card&token=1#utm_source=1");
  const visitor = () => ({ distinct_id: "$device:1", $device_id: "1" });
  const handOver = jest.fn();
  await startMixpanel({ visitor, record: jest.fn(), recordPageView: jest.fn(), handOver });
  const [[, settings] = []] = jest.mocked(mixpanel.init).mock.calls;
  expect(settings).toMatchObject({
    api_transport: "sendBeacon",
    track_pageview: true,
    persistence: "localStorage",
    secure_cookie: true,
    cookie_expiration: 365,
    batch_requests: false,
    batch_size: 50,
    batch_flush_interval_ms: 5_000,
    batch_request_timeout_ms: 90_000,
    autocapture: false,
    record_sessions_percent: 0,
  });
  expect(handOver).toHaveBeenCalled();
  const { before_track, before_send_events } = settings?.hooks as Record<Hook, jest.Mock>;
  const [, tracked] = before_track("Mail Clicked", { location: "chat" }) as [string, object];
  expect(tracked).toMatchObject({ ...visitor(), location: "chat", current_path: "/" });
  const properties = { current_url: "https://paw.example/?token=1", utm_source: "1" };
  expect(before_send_events({ event: "Mail Clicked", properties })).toEqual({
    event: "Mail Clicked",
    properties: { current_url: "https://paw.example/", utm_source: "card" },
  });
});
