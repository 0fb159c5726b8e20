import type { Compiler } from "webpack";

/** At the top of a script: all functions in it are called on load. */
const hint = "//# allFunctionsCalledOnLoad";

/**
 * A webpack plugin that has Chrome (from 136 on) compile whole scripts while they arrive, beside the
 * main thread, where it would compile each function on its first call otherwise: V8's "explicit
 * compile hints". To other browsers it is a comment.
 */
export const compileHint = {
  apply(compiler: Compiler) {
    const { BannerPlugin, Compilation } = compiler.webpack;
    // After the minifier, which takes comments away, and before files are named by their content.
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    new BannerPlugin({ banner: hint, raw: true, test: /\.js$/, stage }).apply(compiler);
  },
};
