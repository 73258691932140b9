// Files that are dropped anywhere on the page, and what is pasted.

/** Listens for files; what reads them is loaded with the first one. */
export function bindFiles(): void {
  const root = document.documentElement;
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer === null || ![...event.dataTransfer.types].includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    root.dataset.dropping = '';
  });
  window.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) delete root.dataset.dropping;
  });
  window.addEventListener('drop', (event) => {
    delete root.dataset.dropping;
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void openFile(file);
  });
  window.addEventListener('paste', (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const file = event.clipboardData?.files[0];
    const words = event.clipboardData?.getData('text/plain') ?? '';
    if (file !== undefined) void openFile(file);
    else if (words.trim() !== '') void openText(words);
    else return;
    event.preventDefault();
  });
}

/** Reads a file and shows its maze in Solve. */
export async function openFile(file: File): Promise<void> {
  await read(new Uint8Array(await file.arrayBuffer()), file.name);
}

export async function openText(words: string): Promise<void> {
  await read(new TextEncoder().encode(words), '');
}

async function read(bytes: Uint8Array, name: string): Promise<void> {
  const { reading } = await import('./state/opened.ts');
  await reading(bytes, name);
}
