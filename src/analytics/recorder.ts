import { MixpanelRecorder } from "mixpanel-browser/src/recorder/recorder";
import { record } from "mixpanel-browser/src/recorder/rrweb-entrypoint";
import { removeQueries } from "./remove-queries";

/** Records visits. A recording contains the page's URL, also in each link to a fragment. */
class Recorder extends MixpanelRecorder {
  constructor(library: unknown) {
    super(library, (options) =>
      record({ ...options, emit: (event) => options.emit(removeQueries(event)) }),
    );
  }
}

// The library's name for it.
Object.assign(window, { __mp_recorder: Recorder });
