import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { endProgram, freePort, startProgram, waitFor } from './browsers/program.ts'
import { run } from './command.ts'

/** OpenStack Swift with its S3 interface and an empty bucket, on one disk. */
export type Swift = {
  versions: string
  /** Settings that reach it. */
  settings: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string }
  /** An address of FILES_URL or BACKUP_TO in its bucket. */
  place(prefix: string): string
  /** The names of all objects below a prefix. */
  names(prefix: string): Promise<string[]>
  /** It accepts connections and answers none, until `resume`. */
  freeze(): void
  resume(): void
  stop(): void
}

const KEY_ID = 'test:tester'
const SECRET = 'testing'
const pipeline =
  'catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo dlo versioned_writes symlink proxy-logging proxy-server'
const options: Record<string, string> = {
  s3api: 'location = us-east-1',
  tempauth: 'user_test_tester = testing .admin',
  'proxy-server': 'account_autocreate = true',
}

export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-swift-'))
  const memcached = await freePort()
  const proxy = await freePort()
  const programs: ReturnType<typeof startProgram>[] = []
  const output: string[] = []
  const start = (program: string, args: string[]) => {
    const child = startProgram(program, args, (line) => output.push(line))
    programs.push(child)
    return child
  }
  const stop = () => {
    for (const program of programs) endProgram(program)
    rmSync(folder, { recursive: true, force: true })
  }
  const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.conf`), text)
  const common = (port: number) => `[DEFAULT]
swift_dir = ${folder}
devices = ${folder}
mount_check = false
user = root
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
`
  try {
    mkdirSync(join(folder, 'disk'))
    write('swift', '[swift-hash]\nswift_hash_path_suffix = proof\n')
    start('memcached', ['-u', 'root', '-l', '127.0.0.1', '-p', `${memcached}`])
    for (const kind of ['account', 'container', 'object']) {
      const port = await freePort()
      write(
        kind,
        `${common(port)}[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
      )
      await makeRing(folder, kind, port)
      start('env', [
        `SWIFT_CONF_DIR=${folder}`,
        `swift-${kind}-server`,
        join(folder, `${kind}.conf`),
      ])
    }
    const filters = pipeline.split(' ').map((name) => {
      const [use, more] =
        name === 'cache' ? ['memcache', `memcache_servers = 127.0.0.1:${memcached}`] : [name]
      const kind = name === 'proxy-server' ? 'app' : 'filter'
      const egg = `egg:swift#${use === 'proxy-server' ? 'proxy' : use?.replace('-', '_')}`
      return `[${kind}:${name}]\nuse = ${egg}\n${more ?? options[name] ?? ''}\n`
    })
    write('proxy', `${common(proxy)}[pipeline:main]\npipeline = ${pipeline}\n${filters.join('')}`)
    const server = start('env', [
      `SWIFT_CONF_DIR=${folder}`,
      'swift-proxy-server',
      join(folder, 'proxy.conf'),
    ])
    const endpoint = `http://127.0.0.1:${proxy}`
    await waitFor('Swift does not start', async () => (await fetch(`${endpoint}/healthcheck`)).ok)
    const client = new S3Client({
      endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: KEY_ID, secretAccessKey: SECRET },
    })
    await client.send(new CreateBucketCommand({ Bucket: 'bucket' }))
    const signal = (name: NodeJS.Signals) => {
      if (server.pid) process.kill(-server.pid, name)
    }
    return {
      versions: await run('dpkg-query', ['--show', 'swift-proxy']),
      settings: { AWS_ACCESS_KEY_ID: KEY_ID, AWS_SECRET_ACCESS_KEY: SECRET },
      place: (prefix) => `s3://bucket/${prefix}?endpoint=${endpoint}&region=us-east-1`,
      async names(prefix) {
        const found = await client.send(
          new ListObjectsV2Command({ Bucket: 'bucket', Prefix: prefix }),
        )
        return (found.Contents ?? []).map(({ Key = '' }) => Key)
      },
      freeze: () => signal('SIGSTOP'),
      resume: () => signal('SIGCONT'),
      stop,
    }
  } catch (error) {
    stop()
    throw new Error(
      `${error instanceof Error ? error.message : error}\n${output.slice(-40).join('\n')}`,
    )
  }
}

async function makeRing(folder: string, kind: string, port: number) {
  const builder = join(folder, `${kind}.builder`)
  await run('swift-ring-builder', [builder, 'create', '6', '1', '1'])
  await run('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/disk`, '1'])
  await run('swift-ring-builder', [builder, 'rebalance'])
}
