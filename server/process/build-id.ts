declare const __FIORINO_BUILD__: string | undefined;

/** The build that this server was made by; `dev` when it runs from its sources. */
export const BUILD_ID = typeof __FIORINO_BUILD__ === "string" ? __FIORINO_BUILD__ : "dev";
