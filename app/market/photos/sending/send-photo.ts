import { ask, patienceForFiles, type RequestFailure } from '../../../ground/outbox/ask.ts'
import type { DraftPhoto } from '../photos.ts'

const pieceSize = 128 * 2 ** 10 // bytes

/**
 * Sends what the server has not yet of a file, piece by piece, until it knows whether it is a picture. Called again
 * after a cut, it goes on where it was.
 * @param owner the account's id
 * @param onPhoto hears what the server knows of it after every piece
 */
export async function sendPhoto(
  owner: string,
  { id, draftId, name, file }: { id: string; draftId: string; name: string; file: Blob },
  signal: AbortSignal,
  onPhoto: (photo: DraftPhoto) => void,
): Promise<'sent' | RequestFailure> {
  const about = { id, draft: draftId, name, type: file.type, size: file.size }
  let photo = await ask<DraftPhoto>(owner, '/photos', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(about),
    signal,
  })
  while (typeof photo === 'object') {
    onPhoto(photo)
    if (photo.src || photo.problem) return 'sent'
    photo = await ask<DraftPhoto>(owner, `/photos/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(photo.received) },
      body: file.slice(photo.received, photo.received + pieceSize),
      signal,
      patience: patienceForFiles,
      answers: [409], // another piece is due
    })
  }
  return photo
}
