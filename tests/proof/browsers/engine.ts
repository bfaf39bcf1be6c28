/** What the walk needs of a browser; WebDriver and BiDi take the same input actions. */
export type Engine = {
  /** Loads a page; resolves when it is loaded. */
  open(url: string): Promise<void>
  /** The value of an expression in the page, which may be a promise of JSON. */
  evaluate(expression: string): Promise<unknown>
  act(actions: InputSource[]): Promise<void>
  setFile(selector: string, path: string): Promise<void>
  /** A PNG of the window. */
  picture(): Promise<Buffer>
  resize(width: number, height: number): Promise<void>
  back(): Promise<void>
  /** Errors on the console and unhandled rejections so far. */
  errors: string[]
  close(): Promise<void>
}

/** https://www.w3.org/TR/webdriver2/#actions */
export type InputSource = {
  type: 'pointer' | 'key' | 'none' | 'wheel'
  id: string
  actions: Record<string, string | number>[]
}
