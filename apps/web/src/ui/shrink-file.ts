/** Longest side in pixels; the server keeps no more of a photo. */
const SIDE = 2048;
const QUALITY = 0.92;

/**
 * Shrinks a photo on the device to the stored size: a camera's tens of megabytes would take minutes on a salon's connection, and not every server has
 * the memory for their pixels. Formats that only this browser reads become JPEG. A file that the browser cannot read is sent unchanged, and the
 * server refuses it.
 */
export async function shrinkFile(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = SIDE / Math.max(picture.width, picture.height);
    if (scale >= 1) return file;
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    const context = canvas.getContext('2d')!;
    // Transparent parts would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })], file.name, { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
