import type { DraftPhoto } from '../photos.ts'
import { ask, type RequestFailure } from './ask.ts'
import type { ChosenFile } from './chosen-file.ts'

const pieceSize = 128 * 2 ** 10 // bytes

/**
 * Sends what the server has not yet of a file, piece by piece, until it knows whether it is a picture. Called again
 * after a cut, it goes on where it was.
 * @param onPhoto hears what the server knows of it after every piece
 * @returns why it is not there yet
 */
export async function sendPhoto(
  { id, draftId, name, file }: ChosenFile,
  signal: AbortSignal,
  onPhoto: (photo: DraftPhoto) => void,
): Promise<RequestFailure | null> {
  const about = { id, draft: draftId, name, type: file.type, size: file.size }
  let photo = await ask<DraftPhoto>('/photos', signal, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(about),
  })
  while (typeof photo === 'object') {
    onPhoto(photo)
    if (photo.src || photo.problem) return null
    photo = await ask<DraftPhoto>(`/photos/${id}`, signal, {
      method: 'PATCH',
      headers: { 'content-type': 'application/octet-stream', 'upload-offset': String(photo.received) },
      body: file.slice(photo.received, photo.received + pieceSize),
    })
  }
  return photo
}
