import { run } from '@voie-libre/tools/shell'

export default async function main(): Promise<number> {
  for (const builder of ['podman', 'docker', 'buildah']) {
    if (!(await run(builder, ['info'])).ok) continue
    const args = ['build', '-f', 'deploy/container/Containerfile', '-t', 'voie-libre', '.']
    return (await run(builder, args, { show: true })).ok ? 0 : 1
  }
  console.log('NOT RUN: the container image is not built; no podman, docker or buildah works on this machine')
  return 0
}
