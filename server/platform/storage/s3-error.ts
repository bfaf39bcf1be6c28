import type { Bucket } from '#server/platform/config/bucket-url.ts'

type S3Error = Error & {
  code?: string
  $metadata?: { httpStatusCode?: number }
  /** Of an answer that the SDK could not read. */
  $response?: { statusCode?: number }
}

const REFUSAL =
  'does not allow this with these credentials. They need to list, read, write and delete.'

/** Whether there is no such object; a missing bucket is an error. */
export function isMissing(error: unknown) {
  return ['NoSuchKey', 'NotFound'].includes((error as Error).name)
}

/** A sentence for the operator, without secrets. */
export function s3Error(error: unknown, { setting, bucket, endpoint }: Bucket) {
  const { name, message, code, $metadata, $response } = error as S3Error
  const status = $metadata?.httpStatusCode ?? $response?.statusCode
  const place = `the bucket ${bucket} of ${setting}${endpoint ? ` at ${endpoint}` : ''}`
  switch (name) {
    case 'NoSuchBucket':
      return `there is no bucket ${bucket}${endpoint ? ` at ${endpoint}` : ''}. Create it, or correct ${setting}.`
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return `${place} rejects AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (${name}). Correct them.`
    case 'ExpiredToken':
    case 'TokenRefreshRequired':
      return `the credentials for ${place} have expired. Renew them.`
    case 'CredentialsProviderError':
      return `there are no credentials for ${place}. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
    case 'AccessDenied':
      return `${place} ${REFUSAL}`
    case 'RequestTimeTooSkewed':
    case 'RequestExpired':
      return `${place} rejects the clock of this machine, which is minutes off. Synchronise it with NTP.`
    case 'PermanentRedirect':
      return `${place} is in another region. Set region in ${setting}.`
    case 'Silence':
      return `${place} does not answer. Look at the store, and at the network between it and this machine.`
    case 'ForeignAnswer':
      return foreignAnswer(status)
    default:
      // An answer to HEAD has no code.
      if (status === 403) return `${place} ${REFUSAL}`
      if (!status) {
        return `${place} cannot be reached (${code ?? name}). Start the store, or correct its address or the network.`
      }
      if (status < 300 || name === 'SyntaxError') return foreignAnswer(status)
      return `${place} answers ${status} (${name}: ${message}). Look at the log of the store.`
  }

  function foreignAnswer(status = 200) {
    return `${place} answers ${status} with something that is not S3’s, such as a web page. Correct ${setting}, or what answers in its place: a proxy, or the sign-in page of a network.`
  }
}
