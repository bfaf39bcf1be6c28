import { verifySample } from './verify-sample.ts'

/** How the other side knows that a call is genuine. */
export function SignatureHelp() {
  return (
    <section className="grid gap-3" aria-labelledby="signature-help">
      <h2 id="signature-help" className="admin-section-title">
        How the other side checks a call
      </h2>
      <p className="max-w-[75ch]">
        Each call is a POST with JSON: <code>id</code>, <code>type</code> (the event),{' '}
        <code>timestamp</code> and <code>data</code>. It is signed as{' '}
        <a href="https://www.standardwebhooks.com" className="admin-link" rel="noreferrer">
          Standard Webhooks
        </a>{' '}
        says, so ready-made libraries know it. A call that is repeated keeps its{' '}
        <code>webhook-id</code>: remember the ids that you have handled. Any answer from 200 to 299
        means taken; 410 and most other 4xx end it; everything else is tried again for three days.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <pre className="code-sample" tabIndex={0}>
        {verifySample}
      </pre>
    </section>
  )
}
