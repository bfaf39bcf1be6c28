import { CodeBlock } from '#app/admin/kit/code-block.tsx'
import { verifySample } from './verify-sample.ts'

/** Explains how the receiver verifies a call. */
export function SignatureHelp() {
  return (
    <section className="grid gap-3" aria-labelledby="signature-help">
      <h2 id="signature-help" className="text-section">
        Verifying a call
      </h2>
      <p className="max-w-[75ch]">
        Each call is a POST with JSON: <code>id</code>, <code>type</code> (the event),{' '}
        <code>timestamp</code> and <code>data</code>. It is signed as{' '}
        <a href="https://www.standardwebhooks.com" className="admin-link" rel="noreferrer">
          Standard Webhooks
        </a>{' '}
        describes, so existing libraries can verify it: <code>webhook-signature</code> signs{' '}
        <code>webhook-id</code>, <code>webhook-timestamp</code> and the body. For a day after you
        rotate the secret it holds two signatures, of the new and the old one. A retry keeps its{' '}
        <code>webhook-id</code>: ignore ids you have already handled. A 2xx response means
        delivered; 410 and most other 4xx stop retries; anything else is retried for three days.
      </p>
      <CodeBlock className="bg-raised">{verifySample}</CodeBlock>
    </section>
  )
}
