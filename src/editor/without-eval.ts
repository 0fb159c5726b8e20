import { z } from "zod";

// The editor's policy forbids the functions that zod would write for each definition. It decides when the
// first one is made, so that this has to be imported before them.
z.config({ jitless: true });
