// Stands in for systemd in guide.deployed.ts: `enable --now` and `restart` run a unit as its file says, without isolation. The
// folder GUIDE_FOLDER replaces the root of the machine; the instance of a unit is its port, as in voie-libre@4301.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answers, refuses } from './nginx.ts'

const folder = process.env['GUIDE_FOLDER'] ?? ''
const [command, ...rest] = process.argv.slice(2)
const units = command === 'enable' || command === 'restart' ? rest.filter((name) => name.includes('@')) : []

// The guide puts nginx' file in place before nginx has started here.
if (command === 'reload') {
  const pidFile = join(folder, 'run/nginx.pid')
  // `nginx -t` leaves an empty one.
  const isRunning = existsSync(pidFile) && readFileSync(pidFile, 'utf8').trim() !== ''
  execFileSync(rest.join(), isRunning ? ['-s', 'reload'] : [], { stdio: 'inherit' })
}

/** Like systemd, it waits until the old process has stopped, but not until the new one answers. */
for (const unit of units) {
  const [name = '', port = ''] = unit.split('@')
  const health = `http://127.0.0.1:${port}/health/live`
  const pidFile = join(folder, 'services', port)
  if (existsSync(pidFile)) {
    // A server that was started a moment ago cannot receive the signal yet.
    await answers(health)
    process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGTERM')
    await refuses(health)
  }
  mkdirSync(join(folder, 'services'), { recursive: true })
  writeFileSync(pidFile, String(start(`${name}@.service`, port)))
}

function start(file: string, instance: string): number | undefined {
  const unit = readFileSync(join(folder, 'etc/systemd/system', file), 'utf8')
    .replaceAll('%i', instance)
    .replaceAll(/(?<=[=\s])\/(srv|etc)\/voie-libre/g, `${folder}/$1/voie-libre`)
  const values = (key: string) => [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const [, ...given] = values('ExecStart').join().split(' ')
  const own = values('Environment').map((line): [string, string] => {
    const [name = '', ...value] = line.split('=')
    return [name, value.join('=')]
  })
  const log = openSync(join(folder, 'services.log'), 'a')
  const child = spawn(process.execPath, given, {
    cwd: values('WorkingDirectory').join(),
    env: { ...process.env, ...Object.fromEntries(own) },
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.unref()
  return child.pid
}
