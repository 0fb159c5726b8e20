import mixpanel from "mixpanel-browser/src/loaders/loader-module-core";
import { startMixpanel } from "./mixpanel";

jest.mock("mixpanel-browser/src/loaders/loader-module-core", () => ({
  __esModule: true,
  default: { init: jest.fn(), register: jest.fn() },
}));

test("the library starts with the settings of the specification", async () => {
  const visitor = () => ({ distinct_id: "$device:1", $device_id: "1" });
  const handOver = jest.fn();
  await startMixpanel({ visitor, record: jest.fn(), recordPageView: jest.fn(), handOver });
  const [[, settings] = []] = jest.mocked(mixpanel.init).mock.calls;
  expect(settings).toMatchObject({
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
});
