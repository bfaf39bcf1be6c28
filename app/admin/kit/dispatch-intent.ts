import type { ActionResult } from '#model/action-result.ts'

type Handlers = Record<string, (values: Record<string, unknown>) => Promise<ActionResult<unknown>>>
type Result<H extends Handlers> = {
  [I in keyof H]: Awaited<ReturnType<H[I]>> & { intent: I }
}[keyof H]

/**
 * Runs the handler that a form's `intent` names with the form's other values.
 * The result includes the intent, so that each form of a screen can find its own with `resultOf`.
 * Throws a 400 response for an unknown intent.
 */
export async function dispatchIntent<H extends Handlers>(
  { intent, ...values }: Record<string, unknown>,
  handlers: H,
): Promise<Result<H>> {
  const handler = typeof intent === 'string' && Object.hasOwn(handlers, intent) && handlers[intent]
  if (!handler) {
    const message = 'This form is out of date. Reload the page and try again.'
    throw new Response(message, { status: 400 })
  }
  const result = await handler(values)
  return { ...result, intent } as unknown as Result<H>
}

/** The result of the last submission, if it had one of these intents. */
export function resultOf<R extends { intent: PropertyKey }, I extends R['intent']>(
  result: R | undefined,
  ...intents: I[]
) {
  const isOwn = result !== undefined && (intents as PropertyKey[]).includes(result.intent)
  return isOwn ? (result as Extract<R, { intent: I }>) : undefined
}
