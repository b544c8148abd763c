import { Component, type ReactNode } from 'react';
import { isFirstDrawing } from '#widgets/core/first-drawing.ts';

interface InStepsProps {
  count: number;
  children: (step: number) => ReactNode;
}

/** What `useSteps` does, without hooks: they would weigh as much as the whole pricing block. */
export class InSteps extends Component<InStepsProps, { step: number }> {
  override state = { step: isFirstDrawing() ? 1 : this.props.count };

  override componentDidMount() {
    this.#goOn();
  }

  override componentDidUpdate() {
    this.#goOn();
  }

  #goOn() {
    const step = this.state.step + 1;
    if (step > this.props.count) return;
    // After a frame: two steps before the same one would be laid out together.
    requestAnimationFrame(() => setTimeout(() => this.setState({ step })));
  }

  override render() {
    return this.props.children(this.state.step);
  }
}
