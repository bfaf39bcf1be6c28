import { type Environment, setting } from './config-fields.ts'

/** An S3 bucket, or a folder in one. */
export type Bucket = {
  /** The setting that names it, for messages. */
  setting: string
  bucket: string
  /** Empty, or ends with a slash. */
  prefix: string
  region: string
  /** null for AWS. */
  endpoint: string | null
  /** Server-side encryption that every upload asks for, or null for the bucket's own. */
  encryption: 'AES256' | 'aws:kms' | null
  /** null: where the AWS SDK looks for them, for example the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null
}

const SHAPE = 's3://bucket/prefix?endpoint=https://s3.example.com&region=eu-central-1'

/** The bucket of FILES_URL with the credentials of AWS_*, or null for the disk. */
export function filesUrl(env: Environment, errors: string[]) {
  const value = setting(env, 'FILES_URL')
  return value === undefined ? null : bucketOf(env, { name: 'FILES_URL', value }, errors)
}

/** The bucket of an s3:// address with the credentials of AWS_*, or null with an error. */
export function bucketOf(
  env: Environment,
  { name, value }: { name: string; value: string },
  errors: string[],
): Bucket | null {
  const reject = (error: string) => {
    errors.push(`${name} ${error}; it must look like ${SHAPE}, or stay unset.`)
    return null
  }
  const address = URL.parse(value)
  if (address?.protocol !== 's3:') return reject('is not an s3:// address')
  // Never shown: a secret may be in it.
  if (address.username)
    return reject('has a user; credentials are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  const { hostname: bucket, pathname, searchParams } = address
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return reject('has no valid bucket')
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  if (!/^(?:[\w-][\w.-]*(?:\/|$))*$/.test(prefix)) {
    return reject('has a prefix with other characters than letters, digits, ".", "-", "_" and "/"')
  }
  const unknown = [...searchParams.keys()].find((name) => !options.includes(name))
  if (unknown) return reject(`has the unknown option ${unknown}`)
  const endpoint = searchParams.get('endpoint')
  if (endpoint && !['http:', 'https:'].includes(URL.parse(endpoint)?.protocol ?? '')) {
    return reject('has an endpoint that is not an http address')
  }
  const encryption = searchParams.get('encryption')
  if (encryption !== null && encryption !== 'AES256' && encryption !== 'aws:kms') {
    return reject('has an encryption other than AES256 and aws:kms')
  }
  return {
    setting: name,
    bucket,
    prefix: prefix && `${prefix}/`,
    region: searchParams.get('region') ?? setting(env, 'AWS_REGION') ?? 'us-east-1',
    endpoint,
    encryption,
    credentials: credentials(env, errors),
  }
}

const options = ['endpoint', 'region', 'encryption']

function credentials(env: Environment, errors: string[]): Bucket['credentials'] {
  const accessKeyId = setting(env, 'AWS_ACCESS_KEY_ID')
  const secretAccessKey = setting(env, 'AWS_SECRET_ACCESS_KEY')
  const sessionToken = setting(env, 'AWS_SESSION_TOKEN')
  if (accessKeyId && secretAccessKey) {
    return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
  }
  if (accessKeyId || secretAccessKey) {
    const error = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must both be set, or neither.'
    if (!errors.includes(error)) errors.push(error)
  }
  return null
}
