import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './command.ts'
import type { Part } from './part.ts'

const folder = mkdtempSync(join(tmpdir(), 'wavelength-nginx-'))
const published = join(import.meta.dirname, '../../deploy/nginx.conf')

/** Names, ports and certificate are those of the published file, in a network and a view of the disk of their own. */
const isolated = `
set -eu
trap 'kill $(jobs -p)' EXIT
ip link set lo up
printf '127.0.0.1 site localhost\\n' > ${folder}/hosts
mount --bind ${folder}/hosts /etc/hosts
mount -t tmpfs tmpfs /etc/nginx
mkdir /etc/nginx/tls
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 2 -subj /CN=localhost \\
  -keyout /etc/nginx/tls/privkey.pem -out /etc/nginx/tls/fullchain.pem 2> /dev/null
`

/** Answers with what the proxy passes on. */
const site = `require('node:http').createServer(({ url, headers }, response) => {
  response.end(JSON.stringify([url, headers.host, headers['x-forwarded-for']]))
}).listen(5000)`

const main = `
user root;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  include ${published};
}
`

async function serve() {
  writeFileSync(join(folder, 'main.conf'), main)
  writeFileSync(join(folder, 'site.cjs'), site)
  const answer = await inOwnNetwork(`
node ${folder}/site.cjs > /dev/null 2>&1 &
nginx -c ${folder}/main.conf
curl --silent --insecure --retry 50 --retry-connrefused --retry-delay 1 --max-time 20 \\
  --write-out ' HTTP/%{http_version}' https://site/about
curl --silent --insecure --output /dev/null --write-out ' %{http_code}' https://site/readyz
curl --silent --output /dev/null --write-out ' %{redirect_url}' http://site/about
kill $(cat ${folder}/nginx.pid)`)
  const expected = '["/about","site","127.0.0.1"] HTTP/2 404 https://site/about'
  if (!answer.endsWith(expected)) throw new Error(`Expected ${expected}, got ${answer}`)
}

function inOwnNetwork(script: string) {
  return run('unshare', ['--mount', '--net', 'bash', '-c', isolated + script])
}

/** nginx with the published file, unchanged. */
export const part: Part = {
  packages: ['nginx-light', 'openssl', 'curl', 'iproute2', 'util-linux'],
  steps: [{ name: 'serve with deploy/nginx.conf as it is', run: serve }],
  cleanUp: () => rmSync(folder, { recursive: true, force: true }),
}
