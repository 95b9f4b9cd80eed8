/** What a page of the guide shows when somebody shares it: the words on its picture, where that lies, and what it says aloud. */
export function equipmentSocial({ id, name }: { id: string; name: string }) {
  const line = 'Equipment standards · our opinion'
  return {
    path: `/og/equipment-${id}.jpg`,
    title: name,
    line,
    alt: `${name}. ${line}. A clipboard in front of desert ridges`,
  }
}
