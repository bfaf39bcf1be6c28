import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** The user and group nobody. */
const NOBODY = 65_534

/** Dovecot with one mailbox, as IMAP server on this machine. */
export async function startDovecot(port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-dovecot-'))
  const maildir = join(folder, 'mail')
  for (const path of [
    folder,
    maildir,
    ...['cur', 'new', 'tmp'].map((name) => join(maildir, name)),
  ]) {
    mkdirSync(path, { recursive: true, mode: 0o755 })
    chownSync(path, NOBODY, NOBODY)
  }
  const settings = join(folder, 'dovecot.conf')
  writeFileSync(settings, configuration(folder, maildir, port))
  let server: ChildProcess
  let count = 0

  async function start() {
    server = spawn('dovecot', ['-F', '-c', settings], { stdio: 'ignore' })
    await answers(port)
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  await start()
  return {
    url: `imap://hello:secret@127.0.0.1:${port}`,
    /** Puts a mail into the mailbox as a mail server does: complete, then under its name. */
    deliver(raw: Buffer) {
      const name = `${Date.now()}.${process.pid}_${++count}.proof`
      const unfinished = join(maildir, 'tmp', name)
      writeFileSync(unfinished, raw)
      chownSync(unfinished, NOBODY, NOBODY)
      renameSync(unfinished, join(maildir, 'new', name))
    },
    start,
    /** Cuts all connections. */
    async restart() {
      await stop()
      await start()
    },
    /** Numbers all mails anew, under another UIDVALIDITY. */
    async renumber() {
      await stop()
      for (const name of ['dovecot-uidlist', 'dovecot-uidvalidity'])
        rmSync(join(maildir, name), { force: true })
      for (const name of ['dovecot.index', 'dovecot.index.log', 'dovecot.index.cache']) {
        rmSync(join(maildir, name), { force: true })
      }
      // The number is the time in seconds.
      await setTimeout(1_100)
      await start()
    },
    stop,
    async remove() {
      if (server.exitCode === null && server.signalCode === null) await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Dovecot = Awaited<ReturnType<typeof startDovecot>>

async function answers(port: number) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'data').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await setTimeout(100)
  }
  throw new Error('Dovecot did not start.')
}

function configuration(folder: string, maildir: string, port: number) {
  return `base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${maildir}
first_valid_uid = 1
default_login_user = nobody
default_internal_user = nobody
default_internal_group = nogroup
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`
}
