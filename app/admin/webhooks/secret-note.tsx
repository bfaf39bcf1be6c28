import { CopyButton } from './copy-button.tsx'

/** A new secret, this once. */
export function SecretNote({ secret }: { secret: string }) {
  return (
    <section className="admin-panel" aria-labelledby="new-secret">
      <h2 id="new-secret" className="admin-section-title">
        Copy the secret now
      </h2>
      <p className="max-w-[75ch]">
        The other side needs it to check that calls are ours. It is shown this once; when it is
        lost, renew it.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="secret-text">{secret}</code>
        <CopyButton text={secret} />
      </div>
    </section>
  )
}
