-- What wrk asks for: the addresses in FIRST_FILES, in turns, as a browser does that takes gzip.
local paths = {}
for path in os.getenv("FIRST_FILES"):gmatch("%S+") do paths[#paths + 1] = path end
local turn = 0

request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], { ["Accept-Encoding"] = "gzip" })
end

-- Milliseconds; wrk counts in microseconds. "status" are answers other than 2xx and 3xx.
done = function(summary, latency)
  local errors = summary.errors
  local seconds = summary.duration / 1e6
  print(string.format("requests a second: %.0f", summary.requests / seconds))
  print(string.format("megabytes a second: %.1f", summary.bytes / 1e6 / seconds))
  print(string.format("visits a second: %.0f", summary.requests / #paths / seconds))
  for _, percent in ipairs({ 50, 90, 99 }) do
    print(string.format("answered after, %d %%: %.0f ms", percent, latency:percentile(percent) / 1e3))
  end
  print(string.format("errors: %d to connect, %d to read, %d to write, %d time-outs, %d refused",
    errors.connect, errors.read, errors.write, errors.timeout, errors.status))
  local total = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  if total > 0 then os.exit(1) end
end
