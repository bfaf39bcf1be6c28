/** The path of a working Chromium, installed or downloaded if necessary. @throws Error with what to do */
export function findBrowser(): Promise<string>
