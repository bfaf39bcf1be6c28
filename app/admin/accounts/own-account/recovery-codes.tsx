import { OneTimeSecret } from '#app/admin/kit/one-time-secret.tsx'

/** New recovery codes. Each can be used once instead of an app code. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <OneTimeSecret
      sentence={
        <strong>
          Store these recovery codes safely, not on the same phone. They are shown only once, and
          each works once. Earlier codes no longer work.
        </strong>
      }
      text={codes.join('\n')}
      copy="Copy codes"
    >
      <ul className="grid select-all grid-cols-[repeat(auto-fill,minmax(--spacing(36),1fr))] gap-x-6 gap-y-1.5 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </OneTimeSecret>
  )
}
