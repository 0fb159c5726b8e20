import { z } from "zod";

// The editor's security policy forbids the functions that zod generates for schemas. zod decides
// when it creates the first schema, so import this file before all schemas.
z.config({ jitless: true });
