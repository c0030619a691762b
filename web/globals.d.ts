declare const __FIORINO_BUILD__: string;
