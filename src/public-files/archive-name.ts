/** The folder inside the complete platform archive, and the archive's own name. */
export const archiveFolder = 'home-quality-platform'
export const archiveName = `${archiveFolder}.tar.gz`
