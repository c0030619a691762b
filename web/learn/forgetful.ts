/** Whether this browser refuses to keep anything, as some private windows do. */
export const isForgetful = (): boolean => document.documentElement.dataset["forgetful"] !== undefined;
