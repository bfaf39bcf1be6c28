import { OneTimeSecret } from '#app/admin/kit/one-time-secret.tsx'

/** Shown once; each lets its owner in without the app, one time. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <OneTimeSecret
      sentence={
        <strong>
          Keep these recovery codes where you keep what you must not lose, not on the same phone.
          They are shown only now; each works once. Earlier ones do not work any more.
        </strong>
      }
      text={codes.join('\n')}
      copy="Copy the codes"
    >
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </OneTimeSecret>
  )
}
