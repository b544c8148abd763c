import { Icon } from '#site/icons/icon.tsx';
import { CopyBox, type CopyBoxProps } from '#widgets/embed-code/copy-box.tsx';

const icons = {
  copy: <Icon name="copy" size={18} />,
  copied: <Icon name="check" size={18} />,
};

export const CodeBox = (box: Omit<CopyBoxProps, 'icons'>) => <CopyBox {...box} icons={icons} />;
