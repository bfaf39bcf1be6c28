import { run } from './command.ts'

/** Installs Debian packages that are missing; returns their versions. */
export async function installPackages(names: string[]) {
  const versions = () =>
    run('dpkg-query', ['--show', '--showformat', `\${Package} \${Version}, `, ...names])
  const isInstalled = await run('dpkg', ['--status', ...names]).then(
    () => true,
    () => false,
  )
  if (!isInstalled) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const wait = ['-o', 'DPkg::Lock::Timeout=300']
    await run('apt-get', [...wait, 'update'], { env })
    await run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', ...names], { env })
  }
  return (await versions()).replace(/,$/, '')
}
