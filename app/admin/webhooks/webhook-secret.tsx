import { OneTimeSecret } from '#app/admin/kit/one-time-secret.tsx'

/** A new signing secret. */
export function WebhookSecret({ secret }: { secret: string }) {
  return (
    <OneTimeSecret
      sentence={
        <>
          <strong>Copy the signing secret now.</strong> It is shown only once. The receiving system
          needs it to verify our calls. If you lose it, rotate the secret.
        </>
      }
      text={secret}
      copy="Copy secret"
    />
  )
}
