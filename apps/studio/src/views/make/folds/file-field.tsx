import { Row } from '../../../controls/row.tsx';

interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly onFile: (file: File) => void;
}

/** A picture or an SVG file from this computer. */
export function FileField({ id, label, note, onFile }: FileFieldProps) {
  return (
    <Row label={label} for={id} note={note}>
      <input
        id={id}
        class="file"
        type="file"
        accept="image/*,.svg"
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
        }}
      />
    </Row>
  );
}
