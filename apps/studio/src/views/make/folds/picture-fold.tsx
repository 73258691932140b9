// What is to be seen in the maze: a picture in its texture, and a way that is drawn before the maze is made.

import type { CarveInput } from '@labrys/recipe';
import { useState } from 'preact/hooks';
import { generatorNamed } from '../../../catalogue/catalogue.ts';
import { Row } from '../../../controls/row.tsx';
import { Select } from '../../../controls/select.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import { ask, Refused } from '../../../engine/engine.ts';
import { carveOf, withCarve } from '../../../state/draft.ts';
import { change } from '../../../state/studio.ts';
import * as text from '../../../text/en.ts';
import type { FoldProps } from '../fold-props.ts';
import { noteOf } from '../refused.tsx';
import { FileField } from './file-field.tsx';
import { WayPad } from './way-pad.tsx';

const words = text.make.picture;
type Kind = keyof typeof words.kinds;

export function PictureFold({ draft }: FoldProps) {
  const carve = carveOf(draft);
  const { picture, way } = carve;
  const generator = generatorNamed(carve.algorithm ?? 'wilson');
  const takesPicture = generator.isMaker !== true || generator.needsPicture === true;
  const [chosen, setChosen] = useState<Kind>('none');
  const [fault, setFault] = useState('');
  const kind: Kind =
    picture === undefined
      ? chosen === 'file'
        ? 'file'
        : 'none'
      : 'text' in picture
        ? 'text'
        : chosen === 'file'
          ? 'file'
          : 'kept';
  const set = (next: CarveInput['picture']): void => {
    setFault('');
    void change('picture', (old) => withCarve(old, { picture: next }));
  };
  const upload = async (file: File): Promise<void> => {
    try {
      set((await ask('shapeOfFile', { file, as: 'picture', threshold: 0.5 })) as CarveInput['picture']);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFault(error.message);
    }
  };
  const setWay = (path: string): void =>
    void change('way', (old) => withCarve(old, { way: path === '' ? undefined : { path } }));
  return (
    <>
      {takesPicture ? (
        <Row label={words.picture} for="picture-kind" note={noteOf('picture', fault)}>
          <Select
            id="picture-kind"
            value={kind}
            choices={Object.entries(words.kinds)
              .filter(
                ([value]) => (value !== 'kept' || kind === 'kept') && (value !== 'none' || !generator.needsPicture),
              )
              .map(([value, label]) => ({ value, label }))}
            onChange={(value) => {
              setChosen(value as Kind);
              if (value === 'none') set(undefined);
              if (value === 'text') set({ text: 'MAZE' });
            }}
          />
        </Row>
      ) : (
        <p class="fold-note">{words.notTaken}</p>
      )}
      {kind === 'text' && picture !== undefined && 'text' in picture && (
        <Row label={words.word} for="picture-word">
          <TextField
            id="picture-word"
            class="text"
            value={picture.text}
            isLive
            onChange={(typed) => set({ text: typed })}
          />
        </Row>
      )}
      {kind === 'file' && (
        <FileField
          id="picture-file"
          label={text.make.mask.file}
          note={text.make.mask.fileNote}
          onFile={(file) => void upload(file)}
        />
      )}
      {generator.isMaker !== true && (
        <>
          <Row label={words.way} for="way" note={noteOf('way', words.wayNote)}>
            <TextField id="way" class="text" value={way?.path ?? ''} onChange={(typed) => setWay(typed.trim())} />
          </Row>
          <WayPad path={way?.path ?? ''} onChange={setWay} />
        </>
      )}
    </>
  );
}
