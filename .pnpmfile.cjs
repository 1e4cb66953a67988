// The platform packages that carry Node state `os` and `cpu` as plain strings, which pnpm ignores: as lists they keep
// the other platforms' 30 MB binaries off this one.
const platformNode = /^node-(bin-)?(linux|darwin|win)-/

module.exports = {
  hooks: {
    readPackage(manifest) {
      if (platformNode.test(manifest.name)) {
        manifest.os = [].concat(manifest.os ?? [])
        manifest.cpu = [].concat(manifest.cpu ?? [])
      }
      return manifest
    },
  },
}
