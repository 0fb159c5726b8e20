import { MixpanelRecorder } from "mixpanel-browser/src/recorder/recorder";
import { record } from "mixpanel-browser/src/recorder/rrweb-entrypoint";
import { removeQueries } from "./remove-queries";

/** Records visits. Recordings contain the page's URL, also in every fragment link. */
class Recorder extends MixpanelRecorder {
  constructor(library: unknown) {
    super(library, (options) =>
      record({ ...options, emit: (event) => options.emit(removeQueries(event)) }),
    );
  }
}

// The global that the library looks up.
Object.assign(window, { __mp_recorder: Recorder });
